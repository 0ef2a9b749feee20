% SPDX-License-Identifier: Apache-2.0
function y = imadjust(x, in, out, gamma)
% Maps intensities in `in` (stretchlim(x)) to `out` ([0 1]) with exponent gamma (1), in gray and colour images and maps.
% Example: y = imadjust(uint8([0 51 102 255]), [0 0.4], [0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'double', 'uint8', 'uint16', 'int16', 'single'}, {'real', 'nonsparse'}, 'imadjust', 'J', 1);
map = ismatrix(x) && size(x, 2) == 3 && isfloat(x) && nargin > 1;
planes = size(x, 3);
if map, planes = 3; end
if nargin < 2
    if planes > 1, error('images:imadjust:oneArgOnlyGrayscale', 'With one argument the image must be a grayscale image.'); end
    in = stretchlim(x);
end
if nargin < 3 || isempty(out), out = [0; 1]; end
if nargin < 4, gamma = 1; end
in = limitsOf(in, planes, 'LOW_IN and HIGH_IN');
out = limitsOf(out, planes, 'LOW_OUT and HIGH_OUT');
if any(in(1, :) >= in(2, :)), error('images:imadjust:lowMustBeSmallerThanHigh', 'LOW_IN must be less than HIGH_IN.'); end
validateattributes(gamma, {'numeric'}, {'real', 'nonnegative'}, 'imadjust', 'GAMMA', 4);
gamma = double(gamma(:)').*ones(1, planes);
kind = class(x);
x = toFloatImage(x);
parts = cell(1, planes);
for k = 1:planes
    if map, p = x(:, k); else, p = x(:, :, k); end
    p = (min(max(p, in(1, k)), in(2, k)) - in(1, k))/(in(2, k) - in(1, k));
    if gamma(k) ~= 1, p = p.^gamma(k); end
    parts{k} = p*(out(2, k) - out(1, k)) + out(1, k);
end
if map
    y = min(max([parts{:}], 0), 1);
else
    y = toImageClass(cat(3, parts{:}), kind);
end
end

function v = limitsOf(v, planes, name)
if isempty(v), v = [0; 1]; end
v = double(v);
if isvector(v), v = v(:); end
if size(v, 1) ~= 2 || ~any(size(v, 2) == [1, planes]), error('images:imadjust:InputMustBe2ElVecOr2by3Matrix', 'The limits %s must be two numbers or a 2-by-3 matrix.', name); end
if any(v(:) < 0 | v(:) > 1), error('images:imadjust:parametersAreOutOfRange', 'The limits %s must be in the range [0.0, 1.0].', name); end
v = v.*ones(1, planes);
end
