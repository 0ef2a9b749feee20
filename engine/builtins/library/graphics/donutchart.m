% SPDX-License-Identifier: Apache-2.0
function h = donutchart(varargin)
% A ring cut in slices as large as the numbers: donutchart(x,names).
made = slices(varargin, 0.5);
if nargout > 0, h = made; end
end
