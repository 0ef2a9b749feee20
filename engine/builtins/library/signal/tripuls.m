% SPDX-License-Identifier: Apache-2.0
function y = tripuls(t, width, skew)
% Triangle of height 1 and a width (1) about 0, its peak moved by skew (-1 to 1) half widths, at the times t.
% Example: y = tripuls(-1:0.25:1, 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(width), width = 1; end
if nargin < 3, skew = 0; end
if abs(skew) > 1, error('signal:tripuls:MustBeInRange', 'The skew must be from -1 to 1.'); end
y = zeros(size(t));
peak = width/2*skew;
rise = t > -width/2 & t < peak;
fall = t > peak & t < width/2;
y(rise) = (t(rise) + width/2)/(peak + width/2);
y(fall) = (t(fall) - width/2)/(peak - width/2);
y(t == peak) = 1;
end
