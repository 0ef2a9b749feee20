% SPDX-License-Identifier: Apache-2.0
function [h, t] = impz(b, a, n, rate)
% Impulse response of b/a at n samples (found from the poles by default) and their times.
% Example: h = impz([1 1], [1 -0.5], 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 4, rate = 1; end
b = b(:)'/a(1);
a = a(:)'/a(1);
if nargin < 3 || isempty(n)
    p = abs(roots(a));
    n = numel(b);
    if ~isempty(p)
        worst = max(p);
        if worst > 1.0001
            n = max(n, floor(6/log10(worst)));
        elseif worst < 0.9999
            n = max(n, n + floor(log10(5e-5)/log10(max(worst, eps))));
        else
            n = max(n, 5*numel(a) + 100);
        end
    end
end
if isscalar(n), at = (0:n - 1)'; else, at = double(n(:)); end
h = filter(b, a, [1; zeros(max([at; 0]), 1)]);
h = h(at + 1);
t = at/rate;
if nargout == 0
    stem(t, real(h), 'filled')
    title('Impulse Response'), ylabel('Amplitude')
    if nargin < 4, xlabel('n (samples)'), else, xlabel('Time (seconds)'), end
    clear h
end
end
