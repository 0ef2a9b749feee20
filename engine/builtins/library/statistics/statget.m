% SPDX-License-Identifier: Apache-2.0
function value = statget(o, name, default)
% An option of statset; a standard value where it is empty.
% Example: value = statget(statset('MaxIter', 500), 'MaxIter', 100)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, default = []; end
names = fieldnames(statset());
at = find(strncmpi(name, names, numel(char(name))));
same = find(strcmpi(name, names));
if ~isempty(same), at = same; end
if numel(at) ~= 1, error('stats:statget:BadParameter', 'Unrecognized parameter name ''%s''.', char(name)); end
value = default;
if isfield(o, names{at}) && ~isempty(o.(names{at})), value = o.(names{at}); end
end
