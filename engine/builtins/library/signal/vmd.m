% SPDX-License-Identifier: Apache-2.0
function [imf, residual, info] = vmd(x, varargin)
% The modes of a vector that lie narrowly about some frequencies, the highest first, as columns, and what is left. Options: NumIMFs (5), PenaltyFactor (1000),
% MaxIterations (500), AbsoluteTolerance (5e-6), RelativeTolerance (0.005), LMUpdateRate (0.01), CentralFrequencies (cycles a sample),
% InitializeMethod ('peaks', 'grid', 'random'), InitialIMFs. info: ExitFlag, CentralFrequencies, NumIterations, AbsoluteImprovement, RelativeImprovement.
% K. Dragomiretskiy and D. Zosso, IEEE Trans. SP 62 (2014).
% Example: t = (0:199)'/200; imf = vmd(cos(2*pi*10*t) + cos(2*pi*60*t), 'NumIMFs', 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x) || ~isnumeric(x) || ~isreal(x) || numel(x) < 2 || any(~isfinite(x))
    error('signal:vmd:InvalidInput', 'The signal must be a real finite vector.');
end
o = struct('NumIMFs', 5, 'PenaltyFactor', 1000, 'MaxIterations', 500, 'AbsoluteTolerance', 5e-6, 'RelativeTolerance', 5e-3, 'LMUpdateRate', 0.01, ...
    'CentralFrequencies', [], 'InitializeMethod', 'peaks', 'InitialIMFs', [], 'InitialLM', [], 'NumHalf', [], 'Display', false);
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'vmd')) = varargin{k + 1}; end
x = double(x(:));
n = numel(x);
half = floor(n/2);
wide = [x(half:-1:1); x; x(n:-1:n - half + 1)];
m = numel(wide);
count = floor(m/2) + 1;
v = (0:count - 1)'/m;
X = fft(wide);
X = X(1:count);
K = o.NumIMFs;
centre = startOf(o, x, K, v, X);
U = zeros(count, K);
if ~isempty(o.InitialIMFs)
    for k = 1:K
        u = o.InitialIMFs(:, k);
        w = fft([u(half:-1:1); u; u(n:-1:n - half + 1)]);
        U(:, k) = w(1:count);
    end
end
L = zeros(count, 1);
flag = 0;
for step = 1:o.MaxIterations
    before = U;
    total = sum(U, 2);
    for k = 1:K
        total = total - U(:, k);
        U(:, k) = (X - total + L/2)./(1 + o.PenaltyFactor*(v - centre(k)).^2*(2*pi)^2);
        weight = abs(U(:, k)).^2;
        centre(k) = sum(v.*weight)/max(sum(weight), realmin);
        total = total + U(:, k);
    end
    L = L + o.LMUpdateRate*(X - total);
    moved = sum(abs(U - before).^2, 1);
    absolute = sum(moved)/m;
    relative = sum(moved./max(sum(abs(before).^2, 1), realmin));
    if absolute < o.AbsoluteTolerance && relative < o.RelativeTolerance, flag = 1; break, end
end
[centre, order] = sort(centre, 'descend');
whole = zeros(m, K);
whole(1:count, :) = U(:, order);
whole(m:-1:m - (m - count) + 1, :) = conj(U(2:m - count + 1, order));
u = real(ifft(whole, [], 1));
imf = u(half + (1:n), :);
residual = x - sum(imf, 2);
info = struct('ExitFlag', flag, 'CentralFrequencies', centre(:), 'NumIterations', step, 'AbsoluteImprovement', absolute, 'RelativeImprovement', relative);
end

function c = startOf(o, x, K, v, X)
if ~isempty(o.CentralFrequencies), c = reshape(o.CentralFrequencies, 1, []); return, end
switch validatestring(o.InitializeMethod, {'peaks', 'grid', 'random'}, 'vmd', 'InitializeMethod')
    case 'grid', c = (0.5:K)/(2*K);
    case 'random', c = sort(rand(1, K)/2);
    otherwise
        a = abs(X);
        at = find(a(2:end - 1) > a(1:end - 2) & a(2:end - 1) >= a(3:end)) + 1;
        [~, order] = sort(a(at), 'descend');
        at = at(order);
        c = v(at(1:min(K, end)))';
        spare = (0.5:K)/(2*K);
        c = [c, spare(1:K - numel(c))];
end
end
