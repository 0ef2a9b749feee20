% Word counts of a text by strings, cells, categories and tables.
text = ["The quick brown fox jumps over the lazy dog."; "The dog barks; the fox runs away!"; "A fox is quick, a dog is lazy."];
words = lower(strsplit(join(regexprep(text, '[^\w\s]', '')), ' '));
numel(words)
c = categorical(words);
[n, w] = histcounts(c);
T = table(string(w)', n', 'VariableNames', {'Word', 'Count'});
T = sortrows(T, {'Count', 'Word'}, {'descend', 'ascend'});
disp(T(1:5, :))
T.Length = strlength(T.Word);
G = groupsummary(T, 'Length', 'sum', 'Count')
long = T.Word(T.Length >= 5)'
T.Initial = extractBefore(T.Word, 2);
I = groupcounts(T, 'Initial');
head(I, 4)
vowels = cellfun(@(x) nnz(ismember(x, 'aeiou')), cellstr(T.Word));
T.Vowels = vowels;
fprintf('%s has %d vowels\n', T.Word(vowels == max(vowels)), max(vowels));
pal = T.Word(arrayfun(@(x) strcmp(x, reverse(x)), T.Word))'
contains(T.Word, "o")' 
T(startsWith(T.Word, "b"), {'Word', 'Count'})
pairs = cell(numel(words) - 1, 2);
for k = 1:numel(words) - 1, pairs(k, :) = {char(words(k)), char(words(k + 1))}; end
P = cell2table(pairs, 'VariableNames', {'a', 'b'});
[U, ~, ic] = unique(P);
U.n = accumarray(ic, 1);
U(U.n > 1, :)
s = strjoin(strcat('<', cellstr(T.Word(1:3))', '>'), '+')
strip("  x  "), pad("ab", 4), upper(T.Word(1)), replace("a-b-c", "-", "+")
sprintf('%s ', sort(words(1:4)))
idx = find(words == "fox")
matches = regexp(text, '\<\w{5}\>', 'match');
cellfun(@numel, matches)'
str = compose("%s: %d", T.Word(1:2), T.Count(1:2))
