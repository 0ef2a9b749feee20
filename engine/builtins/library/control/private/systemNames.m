% SPDX-License-Identifier: Apache-2.0
function names = systemNames(s)
% The names that a system carries, empty where none is given.
n = systemSize(s);
names = struct('InputName', {repmat({''}, n(2), 1)}, 'OutputName', {repmat({''}, n(1), 1)}, 'StateName', {{}}, 'Name', '', 'Notes', {{}}, 'UserData', []);
if strcmp(s.kind, 'ss'), names.StateName = repmat({''}, size(s.A, 1), 1); end
if ~isfield(s, 'names'), return, end
for f = fieldnames(s.names)'
    given = s.names.(f{1});
    if any(strcmp(f{1}, {'Name', 'Notes', 'UserData'})) || numel(given) == numel(names.(f{1})), names.(f{1}) = given; end
end
end
