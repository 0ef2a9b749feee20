% SPDX-License-Identifier: Apache-2.0
function f = xtickformat(varargin)
% How the numbers at the ticks are written: xtickformat('%.2f'), xtickformat(ax,'percentage'); also
% 'usd', 'eur', 'gbp', 'jpy', 'degrees', 'auto'. Without a format it is told.
if nargin == 0 || nargout > 0, f = tickFormat('X', varargin); else, tickFormat('X', varargin); end
end
