% SPDX-License-Identifier: Apache-2.0
function [b, a] = zp2tf(z, p, k)
% Transfer function of zeros z (a column for each output), poles p and gains k, numerators as long as a.
% Example: [b, a] = zp2tf([0; -1], [-2; -3], 5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = realIfPaired(poly(p(:)), p);
k = k(:);
if isrow(z) && numel(k) == 1, z = z.'; end
if isempty(z)
    b = [zeros(numel(k), numel(a) - 1), k];
    return;
end
if size(z, 2) ~= numel(k)
    error('signal:zp2tf:InvalidDimensions', 'Z must have as many columns as K has elements.');
end
b = zeros(numel(k), max(numel(a), 1));
for r = 1:numel(k)
    kept = z(isfinite(z(:, r)), r);
    if numel(kept) > numel(p)
        if numel(k) > 1
            error('signal:zp2tf:InvalidDimensions', 'Z has more finite rows than P has elements.');
        end
        b = zeros(1, numel(kept) + 1);
    end
    q = k(r)*realIfPaired(poly(kept), kept);
    b(r, end - numel(q) + 1:end) = q;
end
end
