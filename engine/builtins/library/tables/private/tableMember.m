% SPDX-License-Identifier: Apache-2.0
function v = tableMember(T, name, varargin)
% T.Properties, T.Row, T.Variables and the times of rows, by any name of their dimension.
s = objectState(T);
if strcmp(name, 'Properties')
    v = propertiesObject(tableProperties(s));
elseif strcmp(name, s.dims{1}) || (strcmp(name, 'Row') && ~s.timed)
    if s.timed, v = s.times; else, v = s.rowNames(:); end
elseif strcmp(name, s.dims{2}) || strcmp(name, 'Variables')
    v = joinedData(s, (1:s.rows)', 1:numel(s.vars));
else
    near = s.names(strcmpi(s.names, name));
    if ~isempty(near)
        error('MATLAB:table:UnrecognizedVarNameCase', 'Unrecognized table variable name ''%s''. Did you mean ''%s''?', name, near{1});
    end
    error('MATLAB:table:UnrecognizedVarName', 'Unrecognized table variable name ''%s''.', name);
end
if ~isempty(varargin), v = v(varargin{:}); end
end
