% SPDX-License-Identifier: Apache-2.0
function [p, s] = psnr(x, ref, peak)
% Peak signal-to-noise ratio of x against ref in decibels, and the ratio without a peak; peak is 255 for uint8, 1 for floating point.
% Example: p = psnr(uint8([0 255]), uint8([0 254]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
sameImages('psnr', x, ref);
if nargin < 3
    peak = imageRange(x);
else
    validateattributes(peak, {'numeric'}, {'real', 'positive', 'scalar', 'finite'}, 'psnr', 'PEAKVAL', 3);
end
if isempty(x)
    p = zeros(0, 'like', double(x([])));
    s = p;
    return
end
e = immse(x, ref);
peak = double(peak);
p = 10*log10(peak^2/e);
if nargout > 1
    if isinteger(ref), ref = double(ref); end
    s = 10*log10(mean(ref(:).^2)/e);
end
end
