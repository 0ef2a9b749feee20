% SPDX-License-Identifier: Apache-2.0
function [k, poles] = rlocfind(sys, p)
% The gain of a loop for which a pole is at p or nearest to it, and all poles with it: rlocfind(sys, p), for several p a column each; without p a point is
% taken from the figure.
% Example: [k, poles] = rlocfind(tf(1, [1 2 0]), -1 + 1i)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    [x, y] = ginput(1);
    p = complex(x, y);
end
[n, d] = tfdata(sys, 'v');
k = abs(polyval(d, p(:))./polyval(n, p(:)));
poles = rlocus(sys, k');
end
