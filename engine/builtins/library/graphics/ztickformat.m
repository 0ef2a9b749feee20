% SPDX-License-Identifier: Apache-2.0
function ztickformat(varargin)
% How the numbers at the ticks are written: ztickformat('%.2f'), ztickformat(ax,'percentage'); also
% 'usd', 'eur', 'gbp', 'jpy', 'degrees', 'auto'. It holds for the ticks that are there.
tickFormat('Z', varargin)
end
