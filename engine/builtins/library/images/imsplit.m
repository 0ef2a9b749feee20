% SPDX-License-Identifier: Apache-2.0
function varargout = imsplit(x)
% The planes of an image: [r, g, b] = imsplit(x).
% Example: [r, g] = imsplit(cat(3, 1, 2))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ndims(x) > 3, error('images:imsplit:invalidImage', 'The image must have at most three dimensions.'); end
if max(nargout, 1) > size(x, 3), error('images:imsplit:tooManyOutputs', 'The image has %d planes.', size(x, 3)); end
for k = 1:max(nargout, 1), varargout{k} = x(:, :, k); end
end
