% SPDX-License-Identifier: Apache-2.0
function labels = svmclassify(s, X, varargin)
% The classes that a struct of svmtrain gives to the rows of X.
% Example: s = svmtrain([1 2; 2 1; 8 9; 9 8], [1 1 2 2]'); svmclassify(s, [7 7])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(s) || ~isfield(s, 'model')
    error('stats:svmclassify:TwoInputsNoStruct', 'The first argument must be a struct of svmtrain.');
end
labels = predict(s.model, X);
end
