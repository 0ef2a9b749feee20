% SPDX-License-Identifier: Apache-2.0
function value = optimget(options, name, default)
% One option of a struct from optimset; the default (or []) where it is not set.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, default = []; end
value = default;
if isempty(options), return; end
if ~isstruct(options)
    error('MATLAB:optimget:Arg1NotStruct', 'First argument must be an options structure created with OPTIMSET.');
end
names = fieldnames(options);
hit = find(strcmpi(char(name), names));
if isempty(hit), hit = find(strncmpi(char(name), names, numel(char(name)))); end
if isscalar(hit) && ~isempty(options.(names{hit})), value = options.(names{hit}); end
end
