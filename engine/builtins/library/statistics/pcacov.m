% SPDX-License-Identifier: Apache-2.0
function [coeff, latent, explained] = pcacov(V)
% Principal components of a covariance matrix: their coefficients, variances and parts of the total in percent.
% Example: [coeff, latent, explained] = pcacov([2 1; 1 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(V, 1) ~= size(V, 2), error('stats:pcacov:NonSquareMatrix', 'The covariance matrix must be square.'); end
[~, D, coeff] = svd((V + V')/2);
latent = diag(D);
[~, at] = max(abs(coeff), [], 1);
coeff = coeff.*sign(coeff(at + size(coeff, 1)*(0:size(coeff, 2) - 1)));
explained = 100*latent/sum(latent);
end
