% SPDX-License-Identifier: Apache-2.0
function value = odeget(options, name, default, varargin)
% One option of a struct from odeset; the default (or []) where it is not set.
if nargin < 2, error('MATLAB:odeget:NotEnoughInputs', 'Not enough input arguments.'); end
if nargin < 3, default = []; end
value = default;
if isempty(options), return; end
if ~isstruct(options)
    error('MATLAB:odeget:Arg1NotODESETstruct', ...
        'First argument must be an options structure created with ODESET.');
end
names = fieldnames(options);
hit = find(strcmpi(char(name), names));
if isempty(hit), hit = find(strncmpi(char(name), names, numel(char(name)))); end
if isempty(hit)
    if ~isempty(varargin), return; end
    error('MATLAB:odeget:InvalidPropName', ...
        'Unrecognized property name ''%s''.  See ODESET for possibilities.', char(name));
end
if ~isscalar(hit)
    error('MATLAB:odeget:AmbiguousPropName', 'Ambiguous property name ''%s'' (%s).', char(name), ...
        strjoin(names(hit)', ', '));
end
if ~isempty(options.(names{hit})), value = options.(names{hit}); end
end
