% Word statistics of a text with containers.Map
text = ['It was the best of times, it was the worst of times, it was the age of wisdom, ' ...
        'it was the age of foolishness, it was the epoch of belief, it was the epoch of ' ...
        'incredulity, it was the season of Light, it was the season of Darkness...'];
words = regexp(lower(text), '[a-z]+', 'match');
counts = containers.Map('KeyType', 'char', 'ValueType', 'double');
for i = 1:numel(words)
    w = words{i};
    if isKey(counts, w)
        counts(w) = counts(w) + 1;
    else
        counts(w) = 1;
    end
end
k = keys(counts);
v = cell2mat(values(counts));
[v, order] = sort(v, 'descend');
k = k(order);
fprintf('%d different words of %d\n', counts.Count, numel(words));
for i = 1:8
    fprintf('%-12s %3d %s\n', k{i}, v(i), repmat('*', 1, v(i)));
end
remove(counts, {'it', 'was'});
disp(counts.isKey({'it', 'the', 'was', 'age'}))
disp(counts.length())

% the same by unique and accumarray
[u, ~, j] = unique(words);
n = accumarray(j(:), 1)';
[~, o] = sortrows([-n(:), (1:numel(n))']);
for i = o(1:3)'
    fprintf('%s=%d ', u{i}, n(i));
end
fprintf('\n');

% lengths
len = cellfun(@length, words);
edges = 1:max(len)+1;
h = histc(len, edges);
for L = find(h)
    fprintf('%2d letters: %2d\n', L, h(L));
end
[longest, at] = max(len);
fprintf('longest: %s (%d)\n', words{at}, longest);

% letters
letters = text(isletter(text));
codes = double(lower(letters)) - 'a' + 1;
freq = accumarray(codes', 1, [26 1]);
[~, top] = sort(freq, 'descend');
fprintf('%c', char('a' + top(1:5)' - 1)); fprintf('\n');
% capitalise
cap = regexprep(text(1:30), '(\<\w)', '${upper($1)}');
disp(cap)
m = containers.Map({'one','two','three'}, [1 2 3]);
m2 = containers.Map([1 2 3], {'one','two','three'});
for key = keys(m)
    fprintf('%s -> %d -> %s\n', key{1}, m(key{1}), m2(m(key{1})));
end
try
    m('four')
catch e
    disp(e.identifier); disp(e.message)
end
try
    m2(7)
catch e
    disp(e.identifier); disp(e.message)
end
