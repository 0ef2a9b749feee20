% SPDX-License-Identifier: Apache-2.0
% im2gray, combnk, readvars and isenv.
disp(im2gray(uint8([1 2; 3 4]))), disp(im2gray(uint8(cat(3, 255, 0, 0)))), class(im2gray(single(0.5)))
combnk(1:4, 2), combnk('abc', 2), combnk(7, 1), size(combnk(1:3, 0))
f = [tempname '.csv']; writetable(table([1; 2], {'a'; 'b'}, 'VariableNames', {'n', 't'}), f);
[n, t] = readvars(f)
readvars(f)
setenv('VITRINE_SET', 'a'); isenv('VITRINE_SET'), isenv(["VITRINE_SET" "VITRINE_NOT_SET"])
tries = {@() im2gray(), @() im2gray(ones(2, 2, 4)), @() im2gray('a'), @() combnk(1), @() readvars(), @() isenv(5), @() isenv()};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s | %s\n', e.identifier, e.message); end
end
try, [a, b, c] = readvars(f); catch e, fprintf('%s | %s\n', e.identifier, e.message); end
delete(f);
