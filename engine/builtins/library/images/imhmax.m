% SPDX-License-Identifier: Apache-2.0
function y = imhmax(x, h, conn)
% Suppresses maxima that rise less than h above what surrounds them.
% Example: y = imhmax([1 4 1 8 1], 5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, conn = []; end
validateattributes(h, {'double'}, {'real', 'scalar', 'nonnegative'}, 'imhmax', 'H', 2);
y = imreconstruct(imsubtract(x, h), x, conn);
end
