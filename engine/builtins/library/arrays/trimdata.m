% SPDX-License-Identifier: Apache-2.0
function B = trimdata(A, m, varargin)
% A cut to m elements along its first dimension that is not 1, or to the sizes m; what is as short
% already stays. 'Dimension'; 'Side' 'trailing', 'leading', 'both'.
% Example: B = trimdata(1:9, 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
B = resizedData('trimdata', A, m, varargin, false, true);
end
