% SPDX-License-Identifier: Apache-2.0
function y = imtophat(x, se)
% The image less its opening: bright parts smaller than the structuring element.
% Example: y = imtophat([1 0 1 1 1], [1 1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = imopen(x, se);
if islogical(x), y = x & ~y; else, y = x - y; end
end
