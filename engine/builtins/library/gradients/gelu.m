% SPDX-License-Identifier: Apache-2.0
function Y = gelu(X, varargin)
% Gaussian error linear unit, X times the normal distribution function of X; 'Approximation' "tanh" for the usual approximation.
options = gradientOptions(struct('Approximation', 'none'), varargin, 'gelu');
if strcmpi(options.Approximation, 'tanh')
    Y = 0.5 .* X .* (1 + tanh(sqrt(2 / pi) .* (X + 0.044715 .* X.^3)));
elseif strcmpi(options.Approximation, 'none')
    Y = 0.5 .* X .* erfc(X .* (-sqrt(0.5)));
else
    error('MATLAB:gelu:unrecognizedStringChoice', 'Approximation must be ''none'' or ''tanh''.')
end
end
