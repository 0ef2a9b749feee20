% str2num of nothing but numbers is what evaluating them in brackets gives.
t = {'1 2 3', '1,2,3', '1, 2 ;3 4', '-1 -2', '1 - 2', '1 -2', '1 - -2', '- 1', '+5', '.5 1. 1.5e3', '1e5 1E-2', '1d2', '1 2;3', '1;2;3', '1 2;', ...
    ';1', '1,,2', '1,', '', '   ', '0x1F', '1:3', '2i', '1''', '1..5', '3+4', '1 +2', '1+ 2', '1e400', '-0', '1e-400', 'Inf NaN', '1 2 % c', '12abc', ...
    '123456789012345678', '0.1 0.2;0.3 0.4', '1-2', ',1', '1 ,2', '007', '1e', '1 ; ; 2', '5.', '-.5', '--1', '1-', '1.5.2'};
for k = 1:numel(t)
    [x, ok] = str2num(t{k});
    try, y = eval(['[' t{k} ']']); same = isequaln(x, y) && isequal(size(x), size(y)) && isequaln(1 ./ x, 1 ./ y); catch, same = isempty(x) && ~ok; end
    fprintf('%-22s %d %s %s %d\n', t{k}, ok, class(x), mat2str(x), same);
end
disp(str2num(['1 2'; '3 4']))
x = rand(1, 2e4);
disp(isequal(str2num(sprintf('%.17g ', x)), x))
