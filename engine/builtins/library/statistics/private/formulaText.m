% SPDX-License-Identifier: Apache-2.0
function t = formulaText(over, predictors)
% The right side of a formula of just these terms, which says so where there is no constant.
t = modelText(over, predictors);
if ~any(all(over == 0, 2)), t = [t ' - 1']; end
if size(over, 1) == 0, t = '0'; end
end
