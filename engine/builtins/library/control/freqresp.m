% SPDX-License-Identifier: Apache-2.0
function [H, w] = freqresp(sys, w)
% The response of a system at frequencies in radians a second: H(:, :, k) at w(k).
% Example: H = freqresp(tf(1, [1 1]), [0 1])
s = systemState('freqresp', sys);
if nargin < 2, w = frequencyGrid(s, 200); end
w = w(:);
n = systemSize(s);
x = atFrequency(struct('Ts', sum([s.Ts 0])), w);
H = zeros([n numel(w)]);
switch s.kind
    case 'ss'
        [U, T] = schur(s.A, 'complex');
        B = U'*s.B;
        C = s.C*U;
        I = eye(size(T, 1));
        for k = 1:numel(w), H(:, :, k) = C*((x(k)*I - T)\B) + s.D; end
    otherwise
        for i = 1:n(1)
            for j = 1:n(2)
                if strcmp(s.kind, 'tf')
                    h = polyval(s.num{i, j}, x)./polyval(s.den{i, j}, x);
                else
                    h = s.k(i, j)*prod(x - reshape(s.z{i, j}, 1, []), 2)./prod(x - reshape(s.p{i, j}, 1, []), 2);
                end
                H(i, j, :) = h;
            end
        end
end
if s.delay > 0, H = H.*reshape(exp(-1i*w*s.delay), 1, 1, []); end
end
