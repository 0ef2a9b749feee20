% SPDX-License-Identifier: Apache-2.0
function f = ztickformat(varargin)
% How the numbers at the ticks are written: ztickformat('%.2f'), ztickformat(ax,'percentage'); also
% 'usd', 'eur', 'gbp', 'jpy', 'degrees', 'auto'. Without a format it is told.
if nargin == 0 || nargout > 0, f = tickFormat('Z', varargin); else, tickFormat('Z', varargin); end
end
