% SPDX-License-Identifier: Apache-2.0
function y = imclose(x, se)
% Closing: dilation, then erosion by the same structuring element.
% Example: y = imclose([1 0 1 0 0 0 1], [1 1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = morphology('imclose', morphology('imclose', x, se, true, {}), se, false, {});
end
