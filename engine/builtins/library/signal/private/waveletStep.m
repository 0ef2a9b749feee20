% SPDX-License-Identifier: Apache-2.0
function [a, d] = waveletStep(x, f, mode)
% Approximation and detail of the columns of x: filtered with their ends continued, every second one.
n = size(x, 1);
m = numel(f.loD);
x = x(continued(n, m - 1, mode), :);
if strcmp(mode, 'zpd'), x([1:m - 1, end - m + 2:end], :) = 0; end
a = conv2(x, f.loD(:), 'valid');
d = conv2(x, f.hiD(:), 'valid');
a = a(2:2:end, :);
d = d(2:2:end, :);
end

function at = continued(n, more, mode)
all_ = 1 - more:n + more;
switch mode
    case {'sym', 'symh'}
        at = mod(all_ - 1, 2*n) + 1;
        at(at > n) = 2*n + 1 - at(at > n);
    case 'symw'
        at = mod(all_ - 1, max(2*n - 2, 1)) + 1;
        at(at > n) = 2*n - at(at > n);
    case 'ppd', at = mod(all_ - 1, n) + 1;
    case {'zpd', 'sp0'}, at = min(max(all_, 1), n);
    otherwise, error('Wavelet:dwt:InvalidMode', 'The extension mode ''%s'' is not one of sym, symw, ppd, zpd and sp0.', mode);
end
end
