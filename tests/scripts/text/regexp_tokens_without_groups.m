% Without a group the token is the whole match.
t = regexp('one two', '\w+', 'tokens');
disp(t{1}{1}), disp(t{2}{1})
te = regexp('one two', '\w+', 'tokenExtents');
disp(te{2})
% A group that took no part gives an empty token.
t = regexp('ac', '(a)(b)?(c)', 'tokens');
disp(numel(t{1})), disp(isempty(t{1}{2})), disp(t{1}{3})
