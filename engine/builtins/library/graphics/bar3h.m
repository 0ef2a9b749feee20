% SPDX-License-Identifier: Apache-2.0
function h = bar3h(varargin)
% Bars that lie in space, a row of them for each row of Z: bar3h(Y,Z,width,style,color).
made = boxBars(varargin, true);
if nargout > 0, h = made; end
end
