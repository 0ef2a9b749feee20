% SPDX-License-Identifier: Apache-2.0
function o = testOptionPairs(name, args, o)
% Options by name and value over defaults; names in any case.
if mod(numel(args), 2) ~= 0
    error(['stats:' name ':WrongNumberArgs'], 'Wrong number of arguments: options come as names and values.');
end
known = fieldnames(o);
for k = 1:2:numel(args)
    at = find(strcmpi(char(args{k}), known), 1);
    if isempty(at), at = find(startsWith(lower(known), lower(char(args{k}))), 1); end
    if isempty(at), error(['stats:' name ':BadParam'], 'Unknown parameter name ''%s''.', char(args{k})); end
    o.(known{at}) = args{k + 1};
end
end


