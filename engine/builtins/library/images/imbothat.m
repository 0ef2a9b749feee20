% SPDX-License-Identifier: Apache-2.0
function y = imbothat(x, se)
% The closing less the image: dark parts smaller than the structuring element.
% Example: y = imbothat([1 0 1 0 0 0 1], [1 1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = imclose(x, se);
if islogical(x), y = y & ~x; else, y = y - x; end
end
