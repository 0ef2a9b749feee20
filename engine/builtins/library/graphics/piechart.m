% SPDX-License-Identifier: Apache-2.0
function h = piechart(varargin)
% A circle cut in slices as large as the numbers: piechart(x,names).
made = slices(varargin, 0);
if nargout > 0, h = made; end
end
