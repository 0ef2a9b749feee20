% SPDX-License-Identifier: Apache-2.0
function f = ytickformat(varargin)
% How the numbers at the ticks are written: ytickformat('%.2f'), ytickformat(ax,'percentage'); also
% 'usd', 'eur', 'gbp', 'jpy', 'degrees', 'auto'. Without a format it is told.
if nargin == 0 || nargout > 0, f = tickFormat('Y', varargin); else, tickFormat('Y', varargin); end
end
