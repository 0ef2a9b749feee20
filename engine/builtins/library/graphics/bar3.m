% SPDX-License-Identifier: Apache-2.0
function h = bar3(varargin)
% Bars that stand in space, a row of them for each row of Z: bar3(Y,Z,width,style,color).
made = boxBars(varargin, false);
if nargout > 0, h = made; end
end
