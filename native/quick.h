/* What compiled rules do most, without a detour: read before every file of C (native/build.py).

   Options are ints in lists, since everybody outside reads them. They are made, looked for and
   freed more often than anything else; Python's own functions for that know nothing of them.
*/
#ifndef SPIELWERK_QUICK
#define SPIELWERK_QUICK

#include <Python.h>

#ifndef Py_GIL_DISABLED

/* A number that was needed as an object once is kept in its slot until another one wants that,
   instead of being made and freed. An option is a verb above 16 bits of a thing: the verb is
   brought down beside the thing, so that those of a table have a slot each. */
#define QUICK_SLOTS 4096
#define QUICK_BELOW ((size_t)1 << 24)
#define QUICK_SLOT(number) (((number) ^ (number) >> 9) & (QUICK_SLOTS - 1))

static struct {
    Py_ssize_t number;
    PyObject *object;
} quick_kept[QUICK_SLOTS];

static inline PyObject *quick_int(Py_ssize_t number) {
    if ((size_t)number >= QUICK_BELOW) {
        return PyLong_FromSsize_t(number);
    }
    size_t slot = QUICK_SLOT((size_t)number);
    PyObject *object = quick_kept[slot].object;
    if (object == NULL || quick_kept[slot].number != number) {
        PyObject *before = object;
        object = PyLong_FromSsize_t(number);
        if (object == NULL) {
            return NULL;
        }
        quick_kept[slot].object = object;
        quick_kept[slot].number = number;
        Py_XDECREF(before);
    }
    Py_INCREF(object);
    return object;
}

/* A list that has room takes one more where it stands. */
static inline int quick_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (size >= ((PyListObject *)list)->allocated) {
        return PyList_Append(list, item);
    }
    Py_INCREF(item);
    PyList_SET_ITEM(list, size, item);
    Py_SET_SIZE((PyVarObject *)list, size + 1);
    return 0;
}

#if PY_VERSION_HEX >= 0x030C0000
#define QUICK_IS_SMALL(number) PyUnstable_Long_IsCompact((PyLongObject *)(number))
#define QUICK_VALUE(number) PyUnstable_Long_CompactValue((PyLongObject *)(number))
#else
#define QUICK_IS_SMALL(number) ((size_t)(Py_SIZE(number) + 1) < 3)
#define QUICK_VALUE(number) (Py_SIZE(number) * (Py_ssize_t)((PyLongObject *)(number))->ob_digit[0])
#endif

/* A small number among small numbers is found by what they are; all else as Python has it. */
static inline int quick_contains(PyObject *all, PyObject *wanted) {
    if (PyLong_CheckExact(wanted) && QUICK_IS_SMALL(wanted)
        && (PyList_CheckExact(all) || PyTuple_CheckExact(all))) {
        Py_ssize_t value = QUICK_VALUE(wanted), size = PySequence_Fast_GET_SIZE(all);
        PyObject **items = PySequence_Fast_ITEMS(all);
        for (Py_ssize_t at = 0; at < size; at++) {
            PyObject *item = items[at];
            if (!PyLong_CheckExact(item) || !QUICK_IS_SMALL(item)) {
                return PySequence_Contains(all, wanted);
            }
            if (QUICK_VALUE(item) == value) {
                return 1;
            }
        }
        return 0;
    }
    return PySequence_Contains(all, wanted);
}

#define PyLong_FromLong(number) quick_int(number)
#define PyLong_FromSsize_t(number) quick_int(number)
#define PyList_Append(list, item) quick_append(list, item)
#define PySequence_Contains(all, wanted) quick_contains(all, wanted)

#endif
#endif
