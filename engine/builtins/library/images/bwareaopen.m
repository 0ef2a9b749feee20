% SPDX-License-Identifier: Apache-2.0
function y = bwareaopen(bw, least, conn)
% Removes the components of fewer than `least` pixels.
% Example: y = bwareaopen([1 1 0 1], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, conn = []; end
validateattributes(bw, {'logical', 'numeric'}, {'nonsparse', 'real'}, 'bwareaopen', 'BW', 1);
validateattributes(least, {'double'}, {'scalar', 'real', 'nonnegative', 'integer'}, 'bwareaopen', 'P', 2);
[labels, n] = labelPadded('bwareaopen', bw, conn);
counts = accumarray(reshape(labels(labels > 0), [], 1), 1, [max(n, 1), 1]);
keep = [false; counts >= least];
y = reshape(keep(labels + 1), size(bw));
end
