% SPDX-License-Identifier: Apache-2.0
function y = imopen(x, se)
% Opening: erosion, then dilation by the same structuring element.
% Example: y = imopen([1 0 1 1 1], [1 1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = morphology('imopen', morphology('imopen', x, se, false, {}), se, true, {});
end
