% SPDX-License-Identifier: Apache-2.0
function B = paddata(A, m, varargin)
% A padded to m elements along its first dimension that is not 1, or to the sizes m; what is as long
% already stays. 'Dimension'; 'FillValue'; 'Pattern' 'constant', 'edge', 'circular', 'flip', 'reflect';
% 'Side' 'trailing', 'leading', 'both'.
% Example: B = paddata([1 2 3], 5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
B = resizedData('paddata', A, m, varargin, true, false);
end
