% Text pipelines: formatting, alignment, regexprep, strings, dates
names = {'Ada Lovelace', 'Alan  Turing', 'grace hopper'};
born = [1815 1912 1906];
parts = cellfun(@(s) strsplit(s), names, 'UniformOutput', false);
last = cellfun(@(p) p{end}, parts, 'UniformOutput', false);
[~, o] = sort(lower(last));
for i = o
    fprintf('%-14s|%14s|%5d|%+8.2e|%#x\n', names{i}, upper(last{i}), born(i), born(i)/7, born(i));
end
nice = regexprep(names, '(\w)(\w*)', '${upper($1)}${lower($2)}')
regexprep('abc def', '(?<first>\w+) (?<second>\w+)', '$2 $1'), regexprep('aaa', 'a', 'b', 'once'), regexprep('Hello', 'hello', 'bye', 'ignorecase')
[tok, mat, st, en] = regexp('x12y345', '(\d)(\d)', 'tokens', 'match', 'start', 'end')
tok{:}
[names2, splits] = regexp('k1=v1;k2=v2', '(?<k>\w+)=(?<v>\w+)', 'names', 'split')
names2(2)
regexp({'ab1', 'c22'}, '\d+', 'match', 'once')
strjoin({'a', 'b', 'c'}, ' -> '), strjust(['a  '; 'bb '], 'right'), fliplr('abc'), strrep({'aba', 'b'}, 'b', 'XX')
upper({'a', 'Bc'}), strtrim({' a ', sprintf('\tb\n')}), blanks(3), ['[' blanks(3) ']'], deblank('a  ')
num2str(pi), num2str(pi, 10), num2str([1 2; 3 4]), num2str([1.5 2.25]), num2str(1e10), num2str(123456789.123), num2str(-0.5), num2str(true), num2str('abc'), num2str(1+2i), num2str([0.1 100 1e5]), num2str(1e-5), num2str(NaN), num2str([1 NaN Inf]), num2str(int8([1 -100])), num2str(99999.5), num2str(1.23456789e-7), num2str([1e-5 1]), num2str(3, '%05d'), num2str([1 2 3], '%d,')
mat2str([1 2; 3 4.5]), mat2str([true false]), mat2str('hi'), mat2str(pi, 4), mat2str([]), mat2str(zeros(2,0)), mat2str(int8([1 2])), mat2str(single(pi)), mat2str([1+2i 3])
int2str(2.7), int2str([1.2 3.8]), str2num('[1, 2; 3 4]'), str2double('1e3'), str2double({'1', 'x', '2,000', '1+2i'}), str2double('  12  '), str2double('1 2')
sprintf('%d', 1.5), sprintf('%i', 1e10), sprintf('%x', 255), sprintf('%o', 8), sprintf('%e', 12345.678), sprintf('%g', 1e-5), sprintf('%g', 100000), sprintf('%g', 1e6), sprintf('%5s|%-5s|', 'ab', 'cd'), sprintf('%c%c', 'ab', 'cd'), sprintf('%d %s\n', 1, 'a', 2, 'b'), sprintf('%s', 65), sprintf('%d', 'A'), sprintf('%s', 3.5), sprintf('%5.1f|%-8.3f|%08.3f', 1, 2, 3), sprintf('%%'), sprintf('%d'), sprintf('a%db'), sprintf('%d, ', []), sprintf('%s|', 'abc', ''), sprintf('%d', int64(9223372036854775807)), sprintf('%u', -1), sprintf('%+d % d', 5, 5), sprintf('%.3s', 'abcdef'), sprintf('%*d', 5, 3), sprintf('\x41\101\n'), sprintf("%s", "str"), sprintf('%d', true), sprintf('%f', Inf), sprintf('%d', NaN), sprintf('%x', 1.5), sprintf('%5d|', -Inf), sprintf('%bx', pi)
datestr(736330, 'yyyy-mm-dd'), datestr(736330.75), datestr([2020 2 29 12 30 45.678], 'yyyy/mm/dd HH:MM:SS.FFF'), datenum(2000, 1, 1), datestr(730486, 1), datestr(730486.5, 'HH:MM PM'), datestr(730486, 'dddd, mmmm dd'), datevec('2021-03-04 05:06:07'), weekday(730486), [n, s] = weekday(730486), addtodate(730486, 1, 'month') - 730486, calendar_ok = size(calendar(2024, 2)), eomday(2024, 2)
s = "Hello"; s + " World" + 1, strlength(s), [s "b"], s == "Hello", upper(s), extractBefore(s, 3), contains(s, "ell"), split("a,b,c", ","), join(["a" "b"], "-"), replace(s, "l", "L"), string(1:3), string({'a', 'bb'}), double("3.14"), char(s), strip("  x "), ["a"; "b"] + ["c" "d"], string(missing), ismissing(string(missing)), strings(1, 2), s{1}(1), reverse(s), startsWith(s, ["He" "x"]), pad("a", 3), compose("%d-%s", [1 2]', ["x"; "y"]), isstring(s), "a" < "b", str2double(["1" "x"]), strsplit("a b"), num2str("x"), ["abc" 'def' 1], string(true), string(pi), string(1e10), string(int8(5)), "" == '', isempty(""), strlength(""), {"a", 'b'}, containers.Map("k", 1).keys()
