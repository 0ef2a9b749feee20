% SPDX-License-Identifier: Apache-2.0
function t = thselect(x, kind)
% The threshold for coefficients x of which the noise has deviation 1: 'rigrsure' (least risk by Stein), 'heursure', 'sqtwolog' (sqrt(2*log(n))) or
% 'minimaxi'. D. Donoho and I. Johnstone, Biometrika 81 (1994) and JASA 90 (1995).
% Example: t = thselect(1:8, 'sqtwolog')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = x(:)';
n = numel(x);
universal = sqrt(2*log(n));
switch lower(char(kind))
    case 'rigrsure', t = steins(x, n);
    case 'heursure'
        t = universal;
        if (sum(x.^2) - n)/n >= log2(n)^1.5/sqrt(n), t = min(steins(x, n), universal); end
    case 'sqtwolog', t = universal;
    case 'minimaxi'
        t = 0;
        if n > 32, t = 0.3936 + 0.1829*log2(n); end
    otherwise, error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The rule must be ''rigrsure'', ''heursure'', ''sqtwolog'' or ''minimaxi''.');
end
end

function t = steins(x, n)
squares = sort(abs(x)).^2;
risks = (n - 2*(1:n) + cumsum(squares) + (n - 1:-1:0).*squares)/n;
[~, best] = min(risks);
t = sqrt(squares(best));
end
