% SPDX-License-Identifier: Apache-2.0
function [coeff, score, latent, tsquare] = princomp(x, varargin)
% Principal components of the columns of x; the older form of pca.
% Example: [coeff, score, latent] = princomp([1 2; 2 3; 3 5; 4 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[coeff, score, latent] = pca(x);
if nargout > 3
    keep = latent > max(latent)*eps*max(size(x));
    tsquare = sum((score(:, keep)./sqrt(latent(keep)).').^2, 2);
end
end
