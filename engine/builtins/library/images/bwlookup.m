% SPDX-License-Identifier: Apache-2.0
function y = bwlookup(bw, lut)
% Table look-up by the 2-by-2 (16 entries) or 3-by-3 (512 entries) neighbourhood of each pixel.
% Example: y = bwlookup([0 1 1], makelut(@(x) sum(x(:)) == 1, 3))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(lut) == 16
    p = padarray(double(bw ~= 0), [1, 1], 0, 'post');
    at = conv2(p, [8 2; 4 1], 'valid');
elseif numel(lut) == 512
    p = padarray(double(bw ~= 0), [1, 1]);
    at = conv2(p, rot90([1 8 64; 2 16 128; 4 32 256], 2), 'valid');
else
    error('images:bwlookup:invalidLUTLength', 'Expected LUT (argument 2) to have 16 or 512 elements.');
end
y = reshape(lut(at + 1), size(bw));
end
