% SPDX-License-Identifier: Apache-2.0
function varargout = plotTable(how, T, varargin)
% plot(T, x, y) and scatter(T, x, y): variables of a table against one another, with their names.
s = objectState(T);
if numel(varargin) > 1
    x = s.vars{tableVariables(s, varargin{1})};
    j = tableVariables(s, varargin{2});
    label = char(varargin{1});
    args = varargin(3:end);
else
    if s.timed, x = s.times; label = s.dims{1}; else, x = 1:s.rows; label = 'Row'; end
    if isempty(varargin), j = find(cellfun(@isnumeric, s.vars)); else, j = tableVariables(s, varargin{1}); end
    args = {};
end
h = how(x, joinedData(s, (1:s.rows)', j), args{:});
if ~any(cellfun(@(a) (ischar(a) || (isstring(a) && isscalar(a))) && strcmpi(a, 'DisplayName'), args))
    for k = 1:min(numel(h), numel(j)), set(h(k), 'DisplayName', s.names{j(k)}); end
end
xlabel(label);
if isscalar(j), ylabel(s.names{j}); else, legend(s.names(j)); end
if nargout > 0, varargout = {h}; end
end
