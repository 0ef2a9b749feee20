% SPDX-License-Identifier: Apache-2.0
function S = rats(X, strlen)
% Rational approximations of the elements as text, each in the middle of strlen+1 characters (13 when
% not given). Elements that need more are shown as an asterisk.
if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
if ~isfloat(X)
    error('MATLAB:rats:InputClass', 'Input must be single or double.');
end
if nargin < 2
    strlen = 13;
end
if ~isreal(X)
    S = [rats(real(X), strlen), rats(imag(X), strlen), repmat('i', size(X, 1), 1)];
    return
end
X = reshape(X, size(X, 1), []);
tol = min(10^(-(strlen - 1) / 2) * sum(abs(X(isfinite(X)))), 0.1);
[N, D] = rat(X, tol);
width = strlen + 1;
S = repmat(' ', size(X, 1), width * size(X, 2));
for r = 1:size(X, 1)
    for c = 1:size(X, 2)
        if isnan(X(r, c))
            text = '0/0';
        elseif D(r, c) == 1
            text = sprintf('%.0f', N(r, c));
        else
            text = sprintf('%.0f/%.0f', N(r, c), D(r, c));
        end
        if numel(text) > strlen
            text = '*';
        end
        first = (c - 1) * width + floor(width / 2) - floor(numel(text) / 2);
        S(r, first + (1:numel(text))) = text;
    end
end
end
