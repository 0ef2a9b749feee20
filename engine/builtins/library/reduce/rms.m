% SPDX-License-Identifier: Apache-2.0
function y = rms(x, varargin)
% Root mean square along the first dimension that is not 1, a given one, several, or 'all'.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = sqrt(mean(abs(x).^2, varargin{:}));
end
