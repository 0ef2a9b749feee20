function old
x = 1
y = a'*b';
function olderz