% SPDX-License-Identifier: Apache-2.0
function ytickformat(varargin)
% How the numbers at the ticks are written: ytickformat('%.2f'), ytickformat(ax,'percentage'); also
% 'usd', 'eur', 'gbp', 'jpy', 'degrees', 'auto'. It holds for the ticks that are there.
tickFormat('Y', varargin)
end
