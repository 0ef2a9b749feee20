% SPDX-License-Identifier: Apache-2.0
function xtickformat(varargin)
% How the numbers at the ticks are written: xtickformat('%.2f'), xtickformat(ax,'percentage'); also
% 'usd', 'eur', 'gbp', 'jpy', 'degrees', 'auto'. It holds for the ticks that are there.
tickFormat('X', varargin)
end
