% SPDX-License-Identifier: Apache-2.0
function rsys = balred(sys, order, varargin)
% A stable system of lower order: the states of its balanced form that matter least are left out, the gain at frequency 0 kept.
% Example: G = balred(tf(1, [1 102 201 100]), 2); dcgain(G)
[m, g] = balreal(ss(sys));
if ~isscalar(order) || order ~= fix(order) || order < 0, error('Control:transformation:balred1', 'The order must be a nonnegative integer.'); end
method = 'MatchDC';
if ~isempty(varargin) && any(strcmpi(varargin{end}, 'Truncate')), method = 'Truncate'; end
rsys = modred(m, order + 1:numel(g), method);
end
