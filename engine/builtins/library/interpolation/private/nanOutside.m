% SPDX-License-Identifier: Apache-2.0
function outside = nanOutside(method)
% What interpolation gives outside the table when nothing is said: NaN, or the last piece goes on.
outside = NaN;
if any(strcmp(method, {'spline', 'makima'})), outside = 'extrap'; end
end
