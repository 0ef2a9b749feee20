% SPDX-License-Identifier: Apache-2.0
% A ring of shares.
donutchart([45 30 15 10], {'rent', 'food', 'travel', 'rest'})
title('Spending')
