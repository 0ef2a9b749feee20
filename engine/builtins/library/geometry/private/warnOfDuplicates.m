% SPDX-License-Identifier: Apache-2.0
function warnOfDuplicates(caller, P)
% Tells that points coincide, of which the triangulation has one.
if size(unique(P, 'rows'), 1) < size(P, 1)
    warning(sprintf('MATLAB:%s:DupPtsWarnId', caller), ...
        'Duplicate data points have been detected and removed.\nThe Triangulation indices are defined with respect to the unique set of points.');
end
end
